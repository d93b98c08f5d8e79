import type { CallFacts, KitError, PreparedCall, TokenApproval, TransferOutcome } from "@latchkey/core"
import {
  contractCalls,
  tokenApprovals,
  TransferRefusedError,
  type ApprovalReader,
  type ContractCalls,
  type TokenApprovalList
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { lately } from "../../../tests/support/lately.ts"
import { oneWalletChain } from "../../../tests/support/oneWalletChain.ts"

export { network } from "../../../tests/support/oneWalletChain.ts"

/** An approval of Tea on the test chain's first network. */
export const approvalOf = (spender: string, more: Partial<TokenApproval> = {}): TokenApproval => ({
  token: "test:1:t5",
  spender,
  name: "Tea",
  amount: { value: 70n, decimals: 1, symbol: "TEA" },
  isUnlimited: false,
  ...more
})

/** What the test chain does; what is left out works. */
export interface TestChainOptions {
  /** False: nobody can tell the approvals of the namespace. */
  readonly canTell?: boolean
  readonly list?: (place: Parameters<ApprovalReader["list"]>[0]) => Effect.Effect<TokenApprovalList, KitError>
  /** False: nobody has pages of accounts. */
  readonly hasExplorer?: boolean
  /** The least that the token takes for an approval; zero when absent. */
  readonly least?: bigint
  /** Why the token's contract refuses every revocation, in its own words; it takes them when absent. */
  readonly refusal?: string
  /** What the request for a revocation does, in the place of what it should do. */
  readonly facts?: (honest: CallFacts) => CallFacts | undefined
  readonly value?: bigint
  readonly send?: (prepared: PreparedCall) => Effect.Effect<{ readonly hash: string }, KitError>
  readonly follow?: (
    asked: Pick<Parameters<ContractCalls["follow"]>[0], "hash" | "prepared" | "network">
  ) => Effect.Effect<TransferOutcome, KitError>
  /** Why nothing can be prepared at the moment, asked for each try with what it would leave. */
  readonly hindrance?: (leaving: bigint) => KitError | undefined
  /** The account that the wallet connects as; `a1` when absent. */
  readonly address?: () => string
}

/** A chain with one wallet, "wallet", that connects at once; contracts and addresses are a letter and digits. */
export const testChain = ({
  canTell = true,
  list = () => Effect.succeed({ approvals: [approvalOf("s1")] }),
  least = 0n,
  refusal,
  facts = (honest) => honest,
  value = 0n,
  hindrance,
  hasExplorer = true,
  send = () => Effect.succeed({ hash: "h1" }),
  follow = () => Effect.succeed({ status: "success" as const }),
  address
}: TestChainOptions = {}) => {
  const reader: ApprovalReader = {
    list,
    describe: () => undefined,
    revoke: ({ approval: { token, spender, amount }, leaving = 0n }) =>
      Effect.succeed({
        to: token.split(":")[2]!,
        value: 0n,
        data: `${amount === undefined ? "all" : "token"} ${token} ${spender} ${leaving}`
      })
  }
  const unused = () => Effect.die("unused")
  const calls: ContractCalls = {
    read: unused,
    time: unused,
    holding: unused,
    allowance: unused,
    approve: unused,
    unlimited: 0n,
    describe: () => undefined,
    prepare: ({ call, address: sender, network: { caipNetworkId, nativeCurrency } }) => {
      const [kind, token, spender, leaving] = call.data.split(" ") as [
        string,
        `test:1:${string}`,
        string,
        string
      ]
      const hindered = hindrance?.(BigInt(leaving))
      if (hindered !== undefined) return Effect.fail(hindered)
      if (refusal !== undefined) return Effect.fail(new TransferRefusedError({ reason: refusal }))
      if (BigInt(leaving) < least) return Effect.fail(new TransferRefusedError({}))
      const told = facts(
        kind === "all"
          ? { kind: "operator", collection: token, operator: spender, isApproved: false }
          : { kind: "approval", token, spender, amount: BigInt(leaving) }
      )
      return Effect.succeed({
        networkId: caipNetworkId,
        sender,
        call: { ...call, value },
        ...(told === undefined ? {} : { facts: told }),
        fee: { ...nativeCurrency, value: 8n },
        request: Object.freeze({})
      })
    },
    send: ({ prepared }) => lately(send(prepared)),
    follow
  }
  return oneWalletChain({
    address,
    namespace: {
      explorerUrl: (_, subject) =>
        !hasExplorer
          ? undefined
          : "address" in subject
            ? `https://explorer.test/${subject.address}`
            : `https://explorer.test/tx/${subject.transaction}`
    },
    setup: (host) => {
      if (canTell) host.addCapability("test", tokenApprovals, { reader: Effect.succeed(reader) })
      host.addCapability("test", contractCalls, { calls: Effect.succeed(calls) })
    }
  })
}
