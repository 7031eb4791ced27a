// The navigation bars of Portal, for the native stack of React Navigation 7:
// <NavigationContainer theme={dark ? darkTheme : lightTheme}>
// <Stack.Navigator screenOptions={({ theme }) => screenOptions(theme.dark)}>
// <Stack.Screen name="home" options={({ theme }) => pages.home(theme.dark)} />
import { DarkTheme, DefaultTheme } from '@react-navigation/native';

const palette = {
  brand: '#108ee9',
  brandDark: 'rgba(10, 46, 79, 0.92)',
  classColor: '#123456',
  ink: '#108ee9',
  inkDark: 'rgba(10, 46, 79, 0.92)',
};

export const lightTheme = {
  ...DefaultTheme,
  colors: {
    ...DefaultTheme.colors,
    primary: palette.classColor,
    card: palette.brand,
    text: '#fdfefc',
    border: 'rgba(0, 0, 0, 0.267)',
  },
};

export const darkTheme = {
  ...DarkTheme,
  colors: {
    ...DarkTheme.colors,
    primary: palette.classColor,
    card: palette.brandDark,
    text: '#fdfefc',
    border: 'rgba(0, 0, 0, 0.267)',
  },
};

export const screenOptions = (dark) => ({
  headerStyle: {
    backgroundColor: dark ? palette.brandDark : palette.brand,
  },
  headerTransparent: dark,
  headerBlurEffect: dark ? 'dark' : 'none',
  headerShadowVisible: true,
  headerTintColor: palette.classColor,
  headerTitleStyle: {
    fontSize: 18,
    fontWeight: '700',
    color: '#fdfefc',
  },
  headerLargeStyle: {
    backgroundColor: 'rgba(0, 0, 0, 0)',
  },
  headerLargeTitleStyle: {
    fontSize: 34,
    fontWeight: '700',
    color: dark ? '#ffffff' : '#000000',
  },
  headerBackTitleStyle: {
    fontFamily: 'Avenir',
    fontSize: 17,
  },
  statusBarStyle: dark ? 'light' : 'dark',
  headerBackImageSource: require('./arrow.png'),
});

export const tabScreenOptions = (dark) => ({
  tabBarStyle: {
    backgroundColor: '#ffffff',
    borderTopColor: dark ? 'rgba(255, 255, 255, 0.16)' : 'rgba(0, 0, 0, 0.3)',
  },
  tabBarActiveTintColor: dark ? palette.brandDark : palette.brand,
  tabBarInactiveTintColor: dark ? '#757575' : '#999999',
  tabBarLabelStyle: {
    fontSize: 11,
  },
});

export const pages = {
  home: () => ({
    title: 'Home',
  }),
  detail: (dark) => ({
    title: 'A \'detail\'\n$2',
    headerBackButtonDisplayMode: 'minimal',
    headerShown: false,
    headerStyle: {
      backgroundColor: dark ? '#000000' : '#ab12cd',
    },
    headerTransparent: false,
    headerBlurEffect: 'none',
    headerTintColor: '#ffcc00',
    headerLargeTitle: true,
    statusBarStyle: 'light',
  }),
  shop: () => ({
    title: 'Shop',
    headerStyle: {
      backgroundColor: 'rgba(17, 34, 51, 0.267)',
    },
    headerTransparent: false,
    headerBlurEffect: 'none',
    headerTintColor: '#00ff00',
  }),
};
