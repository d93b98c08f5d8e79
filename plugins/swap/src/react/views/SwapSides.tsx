import type { Network, SwapQuote } from "@latchkey/core"
import { Glyph, showAmount, showHolding, TokenPicture, useModalContext } from "@latchkey/react/view"
import { useWords } from "../messages/useWords.ts"
import { Worth } from "./Worth.tsx"

/** What is sold, and below it what is bought for it, each with its mark and what it is worth. */
export const SwapSides = ({ quote, network }: { readonly quote: SwapQuote; readonly network: Network }) => {
  const { locale } = useModalContext()
  const words = useWords()
  const side = (of: "sell" | "buy", amount: SwapQuote["sold"], worth: SwapQuote["sold"] | undefined) => (
    <div className="swap-side">
      <TokenPicture
        token={quote[of] === "native" ? undefined : quote[of]}
        symbol={amount.symbol}
        network={network}
      />
      <p className="swap-side-text">
        <span className="swap-side-name">{words[of]}</span>{" "}
        <bdi title={showAmount(amount, locale)}>
          {of === "sell" ? showAmount(amount, locale) : showHolding(amount, locale)}
        </bdi>{" "}
        <Worth amount={worth} />
      </p>
    </div>
  )
  return (
    <div className="swap-sides">
      {side("sell", quote.sold, quote.worth?.sold)}
      <span className="swap-then">
        <Glyph>
          <path d="M10 4v12M5.5 11.5 10 16l4.5-4.5" />
        </Glyph>
      </span>
      {side("buy", quote.bought, quote.worth?.bought)}
    </div>
  )
}
