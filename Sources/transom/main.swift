import App
import Glibc

exit(runApplication(arguments: CommandLine.arguments))
