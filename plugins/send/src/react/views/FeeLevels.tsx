import type { FeeLevel, PreparedTransfer } from "@latchkey/core"
import { showCost, showSeconds, useModalContext, useStyleSheet } from "@latchkey/react/view"
import { useId, useRef } from "react"
import { useReviewWords } from "../messages/useReviewWords.ts"
import css from "./feeLevels.css?inline"

/** How soon a transfer is to be in the chain, and what that costs. */
export const FeeLevels = ({
  transfer: { feeLevels = [], feeLevel },
  chosen = feeLevel,
  onChoose
}: {
  readonly transfer: PreparedTransfer
  /** The one that is being prepared. */
  readonly chosen: FeeLevel | undefined
  readonly onChoose: (level: FeeLevel) => void
}) => {
  const { locale } = useModalContext()
  const words = useReviewWords()
  const name = useId()
  const element = useRef<HTMLFieldSetElement>(null)
  useStyleSheet(element, css)
  if (feeLevels.length < 2) return null
  return (
    <fieldset ref={element} className="send-levels">
      <legend>{words.feeChoice}</legend>
      {feeLevels.map(({ level, fee, seconds }) => (
        <label key={level} className="send-level">
          <input
            type="radio"
            name={name}
            value={level}
            checked={level === chosen}
            onChange={() => onChoose(level)}
          />
          <span>{words.feeLevels[level]}</span>
          <bdi>{showCost(fee, locale)}</bdi>
          {seconds !== undefined && <bdi>≈ {showSeconds(seconds, locale)}</bdi>}
        </label>
      ))}
    </fieldset>
  )
}
