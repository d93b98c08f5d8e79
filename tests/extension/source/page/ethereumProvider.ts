import { createListeners } from "./listeners.ts"
import type { WalletLine } from "./WalletLine.ts"

/** An EIP-1193 provider over the line. */
export const ethereumProvider = ({ call, hear }: WalletLine) => {
  const listeners = createListeners()
  hear("eip155", listeners.tell)
  const provider = {
    request: (args: unknown) => call("eip155", "request", args),
    on(event: string, listener: (...args: readonly unknown[]) => void) {
      listeners.add(event, listener)
      return provider
    },
    removeListener(event: string, listener: (...args: readonly unknown[]) => void) {
      listeners.remove(event, listener)
      return provider
    }
  }
  return provider
}
