import { formatAmount } from "@latchkey/core"
import { OnrampProviderError, type OnrampSource } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { coins } from "./coins.ts"
import { coinOf, sourceLists, type SoldCoin } from "./sourceLists.ts"

const sold: ReadonlyArray<SoldCoin> = [
  { ...coins.usdcOnEthereum, code: "USDC_ETHEREUM" },
  { ...coins.etherOnEthereum, code: "ETH_ETHEREUM" },
  { ...coins.usdcOnBase, code: "USDC_BASE" },
  { ...coins.etherOnBase, code: "ETH_BASE" },
  { ...coins.usdcOnPolygon, code: "USDC_POLYGON" },
  { ...coins.sol, code: "SOL_SOLANA" }
]

const methods: Readonly<Record<string, string>> = { card: "CREDIT_DEBIT_CARD", ach_bank_account: "ACH" }

/** Makes the source. */
export const makeMeld = (page: string, publicKey: string | undefined): OnrampSource => ({
  options: () => Effect.succeed(sourceLists(sold)),
  link: ({ network, address, purchase, pay, method }) => {
    const coin = coinOf(sold, network.caipNetworkId, purchase.symbol)
    if (coin === undefined) return Effect.fail(new OnrampProviderError({ provider: "meld" }))
    const url = new URL(page)
    const paidBy = methods[method]
    const parameters = {
      transactionType: "BUY",
      ...(publicKey === undefined ? {} : { publicKey }),
      // Locked: what arrives elsewhere, or as another coin, would not be what the visitor saw.
      destinationCurrencyCodeLocked: coin.code,
      walletAddressLocked: address,
      sourceCurrencyCode: pay.symbol,
      sourceAmount: formatAmount(pay),
      ...(paidBy === undefined ? {} : { paymentMethodType: paidBy })
    }
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    return Effect.succeed(url.href)
  }
})
