import { inject, vi } from "vitest"

// All files of a run share a worker, and so would all runs. What a module does when it is loaded is mutated too: for such a
// mutant, and after it, modules are loaded anew.
const shared = globalThis as { loadedMutated?: boolean }
const isStatic = inject("mutantActivation" as never) === "static"
if (isStatic || shared.loadedMutated === true) vi.resetModules()
shared.loadedMutated = isStatic
