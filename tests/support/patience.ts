import { vi } from "vitest"

const patient = Symbol.for("latchkey.patient")
const { waitFor } = vi

// A second, which is vitest's own patience, is too little for a machine that does much else; and so are five. Who breaks the code on
// purpose waits less (`tests/mutation`).
const PATIENCE = Number(globalThis.process?.env?.["LATCHKEY_PATIENCE"] ?? 30_000)

if (!(patient in waitFor))
  vi.waitFor = Object.assign(
    ((check, options = PATIENCE) => {
      const { timeout = PATIENCE, ...rest } = typeof options === "number" ? { timeout: options } : options
      return waitFor(check, { ...rest, timeout: Math.max(timeout, PATIENCE) })
    }) as typeof vi.waitFor,
    { [patient]: true }
  )
