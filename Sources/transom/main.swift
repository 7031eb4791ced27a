import App
import Commands
import Glibc

exit(Commands.run(CommandLine.arguments) { runApplication(arguments: $0) })
