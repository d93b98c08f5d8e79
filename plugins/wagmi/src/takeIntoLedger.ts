import type { KitCore } from "@latchkey/core"
import { describeSent, readSent } from "./describeSent.ts"
import { NAMESPACE } from "./readConnection.ts"
import type { Describe } from "./SentRequest.ts"

type Request = (args: { readonly method: string; readonly params?: unknown }) => Promise<unknown>

const HASH = /^0x[0-9a-fA-F]{64}$/

// Between two questions what became of calls, in milliseconds: ten minutes in all.
const pauses = [1, 2, 4, 8, ...Array.from({ length: 39 }, () => 15)].map((seconds) => seconds * 1_000)

const readId = (answer: unknown): string | undefined => {
  const id = typeof answer === "string" ? answer : (answer as { readonly id?: unknown } | undefined)?.id
  return typeof id === "string" ? id : undefined
}

const readHashes = (answer: unknown): ReadonlyArray<string> => {
  const { receipts } = (answer ?? {}) as { readonly receipts?: unknown }
  const hashes = (Array.isArray(receipts) ? receipts : []).map(
    (receipt: { readonly transactionHash?: unknown } | undefined) => receipt?.transactionHash
  )
  return [...new Set(hashes)].filter((hash): hash is string => typeof hash === "string" && HASH.test(hash))
}

const isUnderWay = (answer: unknown): boolean => {
  const { status } = (answer ?? {}) as { readonly status?: unknown }
  return status === "PENDING" || (typeof status === "number" && status < 200)
}

/**
 * Gives what a wallet has sent to the kit's ledger, which follows it: a transaction by its hash, calls once the wallet says in which
 * transactions they are. `request` asks the wallet.
 */
export const takeIntoLedger = (kit: KitCore, request: Request, describe: Describe | undefined) => {
  const add = (hash: string, sent: ReturnType<typeof readSent>) => {
    const networkId = `${NAMESPACE}:${sent.chainId}` as const
    const coin = kit.getNetwork(networkId)?.nativeCurrency
    return kit.transactions.add({
      networkId,
      hash,
      description: { ...describeSent(sent, coin), ...describe?.(sent) }
    })
  }
  const tell = (cause: unknown) =>
    kit.tell({
      code: "WAGMI_TRANSACTION_UNTRACKED",
      message: `A transaction that wagmi has sent is not in the ledger: ${cause instanceof Error ? cause.message : "it was not understood"}.`,
      advice: "Give the kit every network of wagmi's configuration, and let `describe` throw nothing."
    })
  const follow = async (id: string, sent: ReturnType<typeof readSent>) => {
    for (const pause of pauses) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      const answer = await request({ method: "wallet_getCallsStatus", params: [id] })
      const hashes = readHashes(answer)
      if (hashes.length > 0) await Promise.all(hashes.map((hash) => add(hash, sent)))
      if (hashes.length > 0 || !isUnderWay(answer)) return
    }
  }
  return (method: string, params: unknown, chainId: number, answer: unknown): void => {
    const given = Array.isArray(params) ? params[0] : undefined
    const isCalls = method === "wallet_sendCalls"
    if (!isCalls && method !== "eth_sendTransaction" && method !== "wallet_sendTransaction") return
    const id = readId(answer)
    if (id === undefined) return
    const taken = async () => {
      const sent = readSent(given, chainId)
      return isCalls ? follow(id, sent) : add(id, sent)
    }
    taken()
      .catch(tell)
      // A kit that is gone is told nothing.
      .catch(() => {})
  }
}
