import { historySourceContract, rpcAnswer, tokensSourceContract, type SentRequest } from "@latchkey/testing"
import { describe, it } from "vitest"
import { solana, solanaMainnet } from "./index.ts"
import { programs } from "./transfer/programs.ts"

const owner = "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"
const usdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"

const held = (of: string) => ({
  pubkey: "CqMbRgMuEhQi9BUS8xP44Wk5nENm48FqJnfjEi4eNb1k",
  account: {
    owner: programs.token,
    data: {
      parsed: {
        type: "account",
        info: {
          mint: usdc,
          owner: of,
          state: "initialized",
          tokenAmount: { amount: "2500000", decimals: 6, uiAmountString: "2.5" }
        }
      }
    }
  }
})

/** A node of which the token program has one account for `of`. */
const nodeOf = (of: string) => {
  const answerTo = (body: unknown): unknown => {
    const { method, params } = body as { readonly method: string; readonly params: ReadonlyArray<unknown> }
    if (method === "getBalance") return { context: { slot: 1 }, value: of === owner ? 7 : 0 }
    const { programId } = params[1] as { readonly programId: string }
    return { context: { slot: 1 }, value: programId === programs.token ? [held(of)] : [] }
  }
  return (request: SentRequest): unknown =>
    Array.isArray(request.body)
      ? request.body.map((body: unknown) => rpcAnswer({ ...request, body }, answerTo(body)))
      : rpcAnswer(request, answerTo(request.body))
}

describe("what Solana accounts hold", () => {
  const cases = tokensSourceContract({
    make: () => solana(),
    networks: [solanaMainnet],
    networkId: solanaMainnet.caipNetworkId,
    address: owner,
    service: nodeOf(owner),
    // A node that tells of another account's tokens.
    foreign: nodeOf("AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD"),
    sharesRequests: true,
    holds: { native: 7n, [`${solanaMainnet.caipNetworkId}:${usdc}`]: 2_500_000n }
  })
  it.each(cases)("$name", ({ run }) => run(), 60_000)
})

describe("what happened to Solana accounts", () => {
  const stranger = "AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD"
  const hashes = ["1".repeat(64), "2".repeat(64)]
  /** A node on which `of` sent coins twice. */
  const ledgerOf = (of: string) => {
    const answerTo = (body: unknown): unknown => {
      const { method, params } = body as { readonly method: string; readonly params: ReadonlyArray<any> }
      if (method === "getSignaturesForAddress")
        return params[1].before === undefined ? hashes.map((signature) => ({ signature, slot: 1 })) : []
      if (method !== "getTransaction") return null
      return {
        slot: 1,
        blockTime: 1_700_000_000 - hashes.indexOf(params[0]),
        transaction: {
          signatures: [params[0]],
          message: { accountKeys: [of, usdc].map((pubkey) => ({ pubkey })) }
        },
        meta: {
          err: null,
          fee: 5,
          preBalances: [100, 1],
          postBalances: [75, 21],
          preTokenBalances: [],
          postTokenBalances: []
        }
      }
    }
    return (request: SentRequest): unknown =>
      Array.isArray(request.body)
        ? request.body.map((body: unknown) => rpcAnswer({ ...request, body }, answerTo(body)))
        : rpcAnswer(request, answerTo(request.body))
  }
  const cases = historySourceContract({
    make: () => solana(),
    networks: [solanaMainnet],
    networkId: solanaMainnet.caipNetworkId,
    address: owner,
    service: ledgerOf(owner),
    foreign: ledgerOf(stranger),
    sharesRequests: true
  })
  it.each(cases)("$name", ({ run }) => run(), 120_000)
})
