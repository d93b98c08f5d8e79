import { vi } from "vitest"

const patient = Symbol.for("latchkey.patient")
const { waitFor } = vi

// A second, which is vitest's own patience, is too little for a machine that does much else.
if (!(patient in waitFor))
  vi.waitFor = Object.assign(((check, options = 10_000) => waitFor(check, options)) as typeof vi.waitFor, {
    [patient]: true
  })
