import { rpcAnswer, tokensSourceContract, type SentRequest } from "@latchkey/testing"
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
