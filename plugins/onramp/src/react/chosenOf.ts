import type {
  OnrampOptions,
  OnrampProvider,
  PaymentCurrency,
  PaymentLimit,
  PurchaseCurrency
} from "@latchkey/core"
import type { OnrampForm } from "../OnrampState.ts"

/** What a form stands at: what the visitor chose, or the first that there is. */
export interface Chosen {
  readonly provider: OnrampProvider
  readonly purchase: PurchaseCurrency
  readonly payment: PaymentCurrency
  readonly limit: PaymentLimit
}

/** What a form stands at, with the options as they are; undefined where these are empty. */
export const chosenOf = ({ providers }: OnrampOptions, form: OnrampForm): Chosen | undefined => {
  const provider = providers.find(({ id }) => id === form.provider) ?? providers[0]
  const purchase = provider?.purchase.find(({ id }) => id === form.purchase) ?? provider?.purchase[0]
  const payment = provider?.payment.find(({ id }) => id === form.currency) ?? provider?.payment[0]
  const limit = payment?.limits.find(({ method }) => method === form.method) ?? payment?.limits[0]
  return provider === undefined || purchase === undefined || payment === undefined || limit === undefined
    ? undefined
    : { provider, purchase, payment, limit }
}
