import { faults, type Faults } from "@latchkey/testing"
import type { ChainName } from "../chains/chains.ts"

/** The faults of a test wallet to choose from. */
export type FaultName = "none" | "silent" | "strange" | "nonsense" | "busy" | "throws" | "stays"

export interface FaultChoice {
  readonly name: FaultName
  readonly label: string
  /** The chain whose wallets alone have what it breaks. */
  readonly only?: ChainName
  readonly faults: () => Faults
}

export const faultChoices: ReadonlyArray<FaultChoice> = [
  { name: "none", label: "Works as it should", faults: () => ({}) },
  { name: "silent", label: "Never answers anything", faults: () => ({ "*": faults.never() }) },
  { name: "strange", label: "Fails with a text", faults: () => ({ "*": faults.rejects("something broke") }) },
  { name: "nonsense", label: "Returns nonsense", faults: () => ({ "*": faults.resolves([null, 42]) }) },
  {
    name: "busy",
    label: "Reports that it is busy",
    faults: () => ({ "*": faults.rejects({ code: -32002, message: "Request already pending" }) })
  },
  { name: "throws", label: "Throws instead of answering", faults: () => ({ "*": faults.throws() }) },
  {
    name: "stays",
    label: "Confirms a network switch, but does not switch",
    only: "evm",
    faults: () => ({ wallet_switchEthereumChain: faults.resolves(null) })
  }
]
