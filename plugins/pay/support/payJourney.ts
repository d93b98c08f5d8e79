import { expect } from "../../../tests/e2e/fixtures.ts"
import type { Visit } from "../../../tests/e2e/Visit.ts"

/** What a page asks a payment of: the amount in base units, as text. */
export interface AskedPayment {
  readonly network: string
  readonly asset: string
  readonly metadata: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly recipient: string
  readonly amount: string
}

/** Has the page ask for a payment, as an app does; what comes of it is `outcomeOf`. */
export const askForPayment = async (visit: Visit, asked: AskedPayment, more: object = {}) => {
  await visit.page.evaluate(
    ([{ network, asset, metadata, recipient, amount }, extra]) => {
      const { kit } = window as unknown as {
        readonly kit: { readonly pay: { readonly pay: (request: object) => Promise<unknown> } }
      }
      const paid = kit.pay.pay({
        paymentAsset: { network, asset, metadata },
        recipient,
        amount: BigInt(amount),
        ...extra
      })
      Object.assign(window, {
        outcome: paid.catch(({ code, details }: { code: string; details: object }) => ({ code, details }))
      })
    },
    [asked, more] as const
  )
  await expect(visit.heading).toHaveText(/How you pay|Wie du zahlst|طريقة الدفع/)
}

/** What the page was told of its payment. */
export const outcomeOf = (visit: Visit) =>
  visit.page.evaluate(
    () => (window as unknown as { readonly outcome: Promise<Record<string, unknown>> }).outcome
  )
