import type { Account } from "@latchkey/core"
import type { Connector, KeyValue, SessionChange } from "@latchkey/core/effect"
import { listenToWallet, decodeChainNumber, toWalletFault } from "@latchkey/core/chain-kit"
import { fromPromise, walletConnector, type WalletSession } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { ClientLine } from "./line/ClientLine.ts"
import { askWallet, makeFarcasterProvider } from "./provider/makeFarcasterProvider.ts"

const namespace = "eip155"
const MAX_ACCOUNTS = 100
const READ_MILLIS = 10_000
const CLIENT_MILLIS = 10_000
const LEFT = "farcaster.left"

/** The wallet of the client that shows the page, for one kit. */
export interface FarcasterWallet {
  readonly connector: Connector
  /** Whether the client answers, and has a wallet of EVM networks. Never rejects. */
  readonly isThere: () => Promise<boolean>
  /** The visitor disconnected in this browser, and has not connected again. */
  readonly isLeft: () => boolean
}

const decodeAccounts = (told: unknown): ReadonlyArray<Account> =>
  (Array.isArray(told) ? told.slice(0, MAX_ACCOUNTS) : []).flatMap((address: unknown) =>
    typeof address === "string" && /^0x[0-9a-f]{40}$/i.test(address)
      ? [{ namespace, address, type: "eoa" as const }]
      : []
  )

const decodeNetwork = (told: unknown): `eip155:${number}` | undefined => {
  const id = decodeChainNumber(told, namespace)
  return id === undefined ? undefined : `eip155:${id}`
}

/** Makes the wallet over the line to its client; nothing is said before it is asked. */
export const makeFarcasterWallet = (line: ClientLine, storage: KeyValue["Service"]): FarcasterWallet => {
  const readNetwork = async () => decodeNetwork(await askWallet(line, { method: "eth_chainId" }, READ_MILLIS))
  const toSession = async (told: unknown): Promise<WalletSession | undefined> => {
    const accounts = decodeAccounts(told)
    const networkId = await readNetwork()
    if (accounts.length === 0 || networkId === undefined) return undefined
    const { provider, leave } = makeFarcasterProvider(line)
    return {
      accounts,
      networkId,
      provider,
      listen: (onChange) => {
        let isHeard = true
        const follow = (moved: `eip155:${number}` | undefined) => {
          if (moved !== undefined && isHeard) onChange({ type: "network", namespace, networkId: moved })
        }
        const stops = [
          listenToWallet(provider, "accountsChanged", (payload) => onChange(accountsChange(payload))),
          listenToWallet(provider, "chainChanged", (payload) => {
            const moved = decodeNetwork(payload)
            if (moved !== undefined) return follow(moved)
            // It has moved, and says so in words of its own. Where it does not answer, the page stays where it was.
            readNetwork().then(follow, () => {})
          }),
          listenToWallet(provider, "disconnect", () => onChange({ type: "disconnect", namespace }))
        ]
        return () => {
          isHeard = false
          for (const stop of stops) stop()
          leave()
        }
      },
      disconnect: Effect.sync(() => storage.set(LEFT, "1"))
    }
  }
  const accountsChange = (payload: unknown): SessionChange => {
    const accounts = decodeAccounts(payload)
    return accounts.length === 0
      ? { type: "disconnect", namespace }
      : { type: "accounts", namespace, accounts }
  }
  const ask = (method: string, deadline?: number) =>
    fromPromise(async () => toSession(await askWallet(line, { method }, deadline)), toWalletFault)

  return {
    connector: walletConnector({ id: "farcaster", type: "external", name: "Farcaster" }, namespace, {
      open: () => Effect.tap(ask("eth_requestAccounts"), () => Effect.sync(() => storage.remove(LEFT))),
      restore: () => ask("eth_accounts", READ_MILLIS)
    }),
    isThere: async () => {
      try {
        const can = await line.call("getCapabilities", [], CLIENT_MILLIS)
        // The name that the client's first versions had for it.
        const names = ["wallet.getEthereumProvider", "wallet.getEvmProvider"]
        return Array.isArray(can) && names.some((name) => can.includes(name))
      } catch {
        return false
      }
    },
    isLeft: () => storage.get(LEFT) !== undefined
  }
}
