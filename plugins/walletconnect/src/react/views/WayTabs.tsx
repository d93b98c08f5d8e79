import { useRef, type KeyboardEvent } from "react"
import type { Way } from "../../links/walletLinks.ts"
import { useWords } from "../messages/useWords.ts"

/** The ways to reach a wallet, of which one is shown. */
export const WayTabs = ({
  ways,
  way,
  onChoose
}: {
  readonly ways: ReadonlyArray<Way>
  readonly way: Way
  readonly onChoose: (way: Way) => void
}) => {
  const words = useWords()
  const list = useRef<HTMLDivElement>(null)
  const labels: Readonly<Record<Way, string>> = {
    mobile: words.mobile,
    qr: words.mobile,
    web: words.web,
    desktop: words.desktop
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isBackward = getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowRight" : "ArrowLeft"
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return
    event.preventDefault()
    const step = event.key === isBackward ? -1 : 1
    const next = (ways.indexOf(way) + step + ways.length) % ways.length
    onChoose(ways[next] ?? way)
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus()
  }
  return (
    <div className="pairing-ways" role="tablist" aria-label={words.ways} ref={list}>
      {ways.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          aria-selected={one === way}
          tabIndex={one === way ? 0 : -1}
          onClick={() => onChoose(one)}
          onKeyDown={onKeyDown}
        >
          {labels[one]}
        </button>
      ))}
    </div>
  )
}
