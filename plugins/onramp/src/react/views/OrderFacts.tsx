import type { OnrampProvider, OnrampQuote } from "@latchkey/core"
import { Fact, FactList, fill, shortenAddress, useModalContext } from "@latchkey/react/view"
import type { OnrampForm } from "../../OnrampState.ts"
import type { Chosen } from "../chosenOf.ts"
import { useWords } from "../messages/useWords.ts"
import { showMoney } from "../showMoney.ts"
import { Choice } from "./Choice.tsx"

/** Through whom, by what way, for which fees and to which account. */
export const OrderFacts = ({
  chosen: { provider, purchase, payment, limit },
  providers,
  quote,
  address,
  onChange
}: {
  readonly chosen: Chosen
  readonly providers: ReadonlyArray<OnrampProvider>
  readonly quote: OnrampQuote | undefined
  readonly address: string
  readonly onChange: (change: Partial<OnrampForm>) => void
}) => {
  const { locale } = useModalContext()
  const words = useWords()
  const nameOf = ({ title, fee }: OnrampProvider) =>
    fee === undefined ? title : fill(words.fee, { provider: title, fee: fee.replace("-", "–") })
  const methodOf = (method: string) =>
    method in words.methods ? words.methods[method as keyof typeof words.methods] : method
  const isPrice = quote?.isPlaceholder === false
  const network = purchase.networks[0]?.name
  return (
    <FactList>
      <Fact name={words.provider} centred>
        <Choice
          label={words.provider}
          value={provider.id}
          options={providers.map((one) => ({ id: one.id, text: nameOf(one) }))}
          onChange={(provider) => onChange({ provider })}
        />
      </Fact>
      <Fact name={words.method} centred>
        <Choice
          label={words.method}
          value={limit.method}
          options={payment.limits.map(({ method }) => ({ id: method, text: methodOf(method) }))}
          onChange={(method) => onChange({ method })}
        />
      </Fact>
      {isPrice && quote.providerFee !== undefined && (
        <Fact name={fill(words.providerFee, { provider: provider.title })}>
          {showMoney(quote.providerFee, locale)}
        </Fact>
      )}
      {isPrice && quote.networkFee !== undefined && (
        <Fact name={words.networkFee}>{showMoney(quote.networkFee, locale)}</Fact>
      )}
      <Fact name={words.to}>
        <bdi dir="ltr" title={address}>
          {shortenAddress(address)}
        </bdi>
        {network !== undefined && <bdi className="onramp-network">{network}</bdi>}
      </Fact>
    </FactList>
  )
}
