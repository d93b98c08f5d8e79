import { formatAmount } from "@latchkey/core"
import { useOnramp } from "@latchkey/onramp/react"
import { useEffect } from "react"

export const Price = () => {
  const { choices, asked, options, quote } = useOnramp()
  useEffect(() => void options().catch(() => {}), [options])
  const [provider] = choices.value?.providers ?? []
  if (choices.value === undefined || provider === undefined) return <p>{choices.status}</p>
  const request = {
    provider: provider.id,
    purchase: provider.purchase[0]!.id,
    networkId: choices.value.networkId,
    pay: { value: 100_00n, decimals: 2, symbol: "USD" }
  }
  return (
    <button onClick={() => void quote(request).catch(() => {})}>
      {asked?.quote === undefined ? "What do I get for $100?" : formatAmount(asked.quote.purchased)}
    </button>
  )
}
