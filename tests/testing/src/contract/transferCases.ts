import type { KitError } from "@latchkey/core"
import { transfers, type TransferRequest } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { ChainWallet } from "../wallet/ChainWallet.ts"
import type { ChainSubject } from "./ChainSubject.ts"
import { hostOf } from "./hostOf.ts"
import { sameText } from "./must.ts"
import type { ContractCase } from "./PluginSubject.ts"
import { accountOf, connectWallet, networkOf, visiting } from "./WalletVisit.ts"

/** What a chain's transfers must keep, before a node is asked anything. */
export const transferCases = <Wallet extends ChainWallet>(
  subject: ChainSubject<Wallet>
): ReadonlyArray<ContractCase> => [
  {
    name: "T20, T21 in part: makes no transfer without the memo that it was given, nor of an amount that is none",
    run: visiting(subject, async (visit) => {
      await connectWallet(visit)
      const host = await hostOf(visit)
      const [money] = host.capabilitiesOf(visit.namespace, transfers)
      if (money === undefined) return
      const network = networkOf(visit)
      const { decimals } = network.nativeCurrency
      const outcome = (request: Partial<TransferRequest>) =>
        Effect.runPromise(
          money
            .prepare({
              receiver: accountOf(visit)!.address!,
              amount: { value: 1n, decimals },
              ...request,
              address: accountOf(visit)!.address!,
              network,
              provider: visit.kit.getProvider(visit.namespace)
            })
            .pipe(
              Effect.as("success"),
              Effect.catch(({ code, details }: KitError) =>
                Effect.succeed(`${code} ${String((details as { readonly reason?: unknown }).reason)}`)
              )
            )
        )
      const { memoBytes } = money
      const tooLong = memoBytes === undefined ? "unsupported" : "length"
      const odd = memoBytes === undefined ? "unsupported" : "characters"
      sameText(
        await outcome({ memo: "m".repeat((memoBytes ?? 0) + 1) }),
        `TRANSFER_MEMO_INVALID ${tooLong}`,
        "the outcome of a memo that cannot be sent"
      )
      for (const memo of ["\u202e1", "1\u0000", "\ud800", 7, {}, null])
        sameText(
          await outcome({ memo: memo as string }),
          `TRANSFER_MEMO_INVALID ${odd}`,
          `the outcome of the memo ${JSON.stringify(memo)}`
        )
      if (money.hasReferences !== true)
        sameText(
          await outcome({ references: ["r"] }),
          "TRANSFER_MEMO_INVALID references",
          "the outcome of references that cannot be named"
        )
      for (const value of [undefined, 1, "1", null])
        sameText(
          await outcome({ amount: { value: value as never, decimals } }),
          "TRANSFER_AMOUNT_INVALID missing",
          `the outcome of the amount ${String(value)}`
        )
      for (const value of [0n, -1n, 2n ** 300n])
        sameText(
          await outcome({ amount: { value, decimals } }),
          "TRANSFER_AMOUNT_INVALID zero",
          `the outcome of the amount ${value}`
        )
    })
  }
]
