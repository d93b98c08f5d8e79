import { formatAmount } from "@latchkey/core"
import { kit } from "./kit"

const { networkId, providers } = await kit.onramp.options()
const [provider] = providers

if (provider !== undefined) {
  const request = {
    provider: provider.id,
    purchase: provider.purchase[0]!.id,
    networkId,
    pay: { value: 100_00n, decimals: 2, symbol: "USD" }
  }
  const quote = await kit.onramp.quote(request)
  if (!quote.isPlaceholder) console.log(formatAmount(quote.purchased), quote.purchased.symbol)

  document.querySelector("button")!.onclick = async () => {
    // In the task of the click, or the browser opens no window.
    const { window } = await kit.onramp.buy(request)
    if (window === "blocked") console.log("Show a link to `url` instead.")
    const { status } = await kit.onramp.follow()
    const { before, now } = await kit.onramp.look()
    console.log(status, before, now)
  }
}
