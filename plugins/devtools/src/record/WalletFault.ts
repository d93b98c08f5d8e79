/** What every wallet does: nothing wrong, never answer, answer late, decline, or say that it is on another network. */
export type WalletFaultName = "none" | "silent" | "slow" | "declines" | "wrongChain"

/** A fault that is switched on, or none. */
export interface WalletFault {
  readonly name: WalletFaultName
  /** The answer to a request in place of the wallet's, or the wallet's. */
  readonly apply: (method: unknown, ask: () => unknown) => Promise<unknown>
}

/** How late a slow wallet answers. */
export const SLOW_MILLIS = 5_000
/** No network has this number: the largest that a wallet may name. */
const NOWHERE = "0xfffffffffffec"

const asked = (ask: () => unknown): Promise<unknown> => {
  try {
    return Promise.resolve(ask())
  } catch (error) {
    return Promise.reject(error as Error)
  }
}

const declined = (code: number, message: string) =>
  Promise.reject(Object.assign(new Error(message), { code }))

/** Makes a fault by its name. */
export const walletFault = (name: WalletFaultName): WalletFault => ({
  name,
  apply: (method, ask) => {
    if (name === "silent") return new Promise(() => {})
    if (name === "slow")
      return new Promise((resolve) => {
        setTimeout(() => resolve(asked(ask)), SLOW_MILLIS)
      })
    if (name === "declines") return declined(4001, "User rejected the request.")
    if (name === "wrongChain" && method === "eth_chainId") return Promise.resolve(NOWHERE)
    if (name === "wrongChain" && method === "wallet_switchEthereumChain")
      return declined(4902, "Unrecognized chain.")
    return asked(ask)
  }
})
