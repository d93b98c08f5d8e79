import { vi } from "vitest"

// All files of a run share a worker, and so would all runs. What a module does when it is loaded is mutated too, and some are
// loaded inside a test that needs them: each file loads its modules anew.
vi.resetModules()
