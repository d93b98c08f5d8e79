import type { OddValue } from "../../../tests/testing/src/faults/oddValues.ts"
import { throwing } from "../../../tests/testing/src/faults/hostileObjects.ts"

/** Answers of `signRaw` and `signPayload` that are no signature. */
export const oddInjectedSignatures: readonly OddValue[] = [
  { name: "undefined", make: () => undefined },
  { name: "null", make: () => null },
  { name: "the signature alone", make: () => `0x${"11".repeat(64)}` },
  { name: "an empty object", make: () => ({}) },
  { name: "a signature of undefined", make: () => ({ id: 1, signature: undefined }) },
  { name: "a signature that is a number", make: () => ({ id: 1, signature: 1 }) },
  { name: "a signature of bytes", make: () => ({ id: 1, signature: new Uint8Array(64) }) },
  { name: "an empty signature", make: () => ({ id: 1, signature: "" }) },
  { name: "0x alone", make: () => ({ id: 1, signature: "0x" }) },
  { name: "a signature cut short", make: () => ({ id: 1, signature: `0x${"11".repeat(20)}` }) },
  { name: "a signature that is no hexadecimal", make: () => ({ id: 1, signature: `0x${"zz".repeat(64)}` }) },
  {
    name: "a signature whose getter throws",
    make: () => Object.defineProperty({ id: 1 }, "signature", { get: throwing })
  }
]
