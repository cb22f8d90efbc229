# Problems that any command of the command line may meet.

cli-unknown-game = There is no game called "{ $name }". There are: { $games }.
