import { inject, vi } from "vitest"

// All files of a run share a worker, and so would all runs. What a module does when it is loaded is mutated too: each file loads its
// modules anew, and none while the mutant of the run before is still there.
const given = inject as unknown as (name: string) => string | undefined
const stryker = (globalThis as Record<string, any>)[given("globalNamespace") ?? ""]
if (stryker !== undefined && given("mutantActivation") !== "static") stryker.activeMutant = undefined
vi.resetModules()
