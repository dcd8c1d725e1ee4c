// The rules do the work; a test turns them off from here, as a person turns off a blocker.
