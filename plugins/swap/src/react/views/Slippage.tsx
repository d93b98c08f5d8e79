import { readAmount, writeAmount } from "@latchkey/core"
import { fill, Notice, SmallButton, useModalContext, showPercent } from "@latchkey/react/view"
import { useId, useState } from "react"
import { useWords } from "../messages/useWords.ts"
import { WARN_ABOVE } from "./QuoteFacts.tsx"

const USUAL = [0.5, 1, 3]
const MAX = 50
const DECIMALS = 2

const readPercent = (text: string, locale: string): number | undefined => {
  const read = readAmount(text, { decimals: DECIMALS, locale })
  const percent = "value" in read ? Number(read.value) / 100 : undefined
  return percent !== undefined && percent <= MAX ? percent : undefined
}

/** How much worse the price may get: folded away until the visitor wants to change it. */
export const Slippage = ({
  slippage,
  onChange
}: {
  readonly slippage: number
  readonly onChange: (slippage: number) => void
}) => {
  const { locale } = useModalContext()
  const words = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const isUsual = USUAL.includes(slippage)
  const [text, setText] = useState(
    isUsual ? "" : writeAmount(BigInt(Math.round(slippage * 100)), { decimals: DECIMALS, locale })
  )
  const id = useId()
  const isWrong = text.trim() !== "" && readPercent(text, locale) === undefined
  const percent = showPercent(slippage, locale)

  const enter = (entered: string) => {
    setText(entered)
    const read = readPercent(entered, locale)
    if (read !== undefined) onChange(read)
  }

  return (
    <>
      <div className="swap-slippage">
        <div className="swap-slippage-line">
          <span className="swap-slippage-name">{words.slippage}</span>
          <SmallButton
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={fill(words.slippageChange, { percent })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {percent}
          </SmallButton>
        </div>
        <fieldset id={id} className="swap-choices" hidden={!isOpen}>
          <legend>{words.slippageLegend}</legend>
          <div className="swap-line">
            {USUAL.map((usual) => (
              <label key={usual} className="swap-choice">
                <input
                  type="radio"
                  name={id}
                  checked={slippage === usual && text.trim() === ""}
                  onChange={() => {
                    setText("")
                    onChange(usual)
                  }}
                />
                <span>{showPercent(usual, locale)}</span>
              </label>
            ))}
            <input
              className="swap-other"
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              dir="ltr"
              aria-label={words.slippageOther}
              placeholder="%"
              value={text}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? `${id}note` : undefined}
              onChange={({ target }) => enter(target.value)}
            />
          </div>
          {isWrong && (
            <p className="swap-problem" id={`${id}note`}>
              {words.problems.slippage}
            </p>
          )}
          <p className="swap-note">{words.slippageNote}</p>
        </fieldset>
      </div>
      {slippage > WARN_ABOVE && <Notice tone="warning">{fill(words.warnSlippage, { percent })}</Notice>}
    </>
  )
}
