import { vi } from "vitest"

const { waitFor } = vi

// A second, which is vitest's own patience, is too little for a machine that does much else.
vi.waitFor = (check, options = 10_000) => waitFor(check, options)
