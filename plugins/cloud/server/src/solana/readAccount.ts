import type { ActivityIndex, FoundTransaction } from "../activity/ActivityIndex.ts"
import type { Node } from "../chain/makeNode.ts"
import { NodeError, NodeRefusal } from "../chain/NodeError.ts"
import { readTransaction } from "./readTransaction.ts"
import { tokenAccounts } from "./tokenAccounts.ts"

/** How far back an account is read when it is first asked about, and at most at once, for each account of it. */
const MAX_SIGNATURES = 1_000
const MAX_TOKEN_ACCOUNTS = 50
// What is final is what it is for ever: nothing of it has to be taken back.
const FINALIZED = { commitment: "finalized" } as const

const signatureOf = (entry: unknown): ReadonlyArray<string> => {
  const { signature } = (typeof entry === "object" && entry !== null ? entry : {}) as {
    readonly signature?: unknown
  }
  return typeof signature === "string" && /^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(signature) ? [signature] : []
}

/** What names an address since a signature, newest first. */
const signaturesSince = async (node: Node, source: string, until: string | undefined) => {
  const answer = await node.ask("getSignaturesForAddress", source, {
    ...FINALIZED,
    limit: MAX_SIGNATURES,
    ...(until === undefined ? {} : { until })
  })
  if (!Array.isArray(answer)) throw new NodeError("The node gave no list of signatures")
  return answer.flatMap(signatureOf)
}

/**
 * Reads what happened to an account since it was read last, into the index. Of a node that keeps transactions by account; that of a
 * token's account, which names nobody else, too. Fails: `NodeError`, `NodeRefusal`, or as the index does.
 */
export const readAccount = async (
  chain: string,
  node: Node,
  index: ActivityIndex,
  address: string
): Promise<void> => {
  const before = await index.heads(chain, address)
  const held = (await tokenAccounts(node, address)).map((account) => account.address)
  const sources = [...new Set([address, ...before.keys(), ...held])].slice(0, MAX_TOKEN_ACCOUNTS + 1)
  const lists = await Promise.all(
    sources.map(async (source) => [source, await signaturesSince(node, source, before.get(source))] as const)
  )
  const hashes = [...new Set(lists.flatMap(([, signatures]) => signatures))]
  const answers = await node.askAll(
    hashes.map(
      (hash) =>
        [
          "getTransaction",
          hash,
          { ...FINALIZED, encoding: "jsonParsed", maxSupportedTransactionVersion: 0 }
        ] as const
    )
  )
  const found = answers.flatMap((answer, place): ReadonlyArray<FoundTransaction> => {
    // A node may know of a transaction and not have it: then it is left out.
    const transaction = answer instanceof NodeRefusal ? undefined : readTransaction(answer, address)
    return transaction !== undefined && transaction.transaction.hash === hashes[place] ? [transaction] : []
  })
  const heads = new Map(
    lists.flatMap(([source, [newest]]) => (newest === undefined ? [] : [[source, newest]]))
  )
  if (heads.size > 0) await index.keep(chain, address, found, heads)
}

/**
 * Makes what reads accounts: each at once for all who ask. Where the node does not answer, what was read of an account before is all
 * the same what happened to it. Fails: `NodeError`, `NodeRefusal` for an account that was never read.
 */
export const makeAccountReader = (chain: string, node: Node, index: ActivityIndex) => {
  const running = new Map<string, Promise<void>>()
  const read = async (address: string): Promise<void> => {
    try {
      await readAccount(chain, node, index, address)
    } catch (error) {
      const isNodes = error instanceof NodeError || error instanceof NodeRefusal
      if (!isNodes || (await index.heads(chain, address)).size === 0) throw error
    }
  }
  return (address: string): Promise<void> => {
    const before = running.get(address)
    if (before !== undefined) return before
    const reading = read(address).finally(() => running.delete(address))
    running.set(address, reading)
    return reading
  }
}
