"""What happens in a step, whatever form an environment has: games, opponents, rewards, seeds."""
