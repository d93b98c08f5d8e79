import { type KeyboardEvent, type ReactNode, useId, useRef } from "react"
import { useModalContext } from "../context/ModalContext.ts"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import css from "./tabs.css?inline"

/** Where a key leads among tabs; undefined for one that leads nowhere. */
const placeAfter = (key: string, at: number, count: number, direction: string): number | undefined => {
  const [forward, back] = direction === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"]
  if (key === forward) return (at + 1) % count
  if (key === back) return (at + count - 1) % count
  if (key === "Home") return 0
  return key === "End" ? count - 1 : undefined
}

/** Tabs with their titles in a row, and what the chosen one shows. Arrow keys go from one to the next. */
export const Tabs = ({
  label,
  titles,
  chosen,
  onChoose,
  children
}: {
  readonly label: string
  readonly titles: ReadonlyArray<string>
  /** The place of the chosen one. */
  readonly chosen: number
  readonly onChoose: (place: number) => void
  readonly children: ReactNode
}) => {
  const { messages } = useModalContext()
  const element = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  useStyleSheet(element, css)
  const follow = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event
    const to =
      altKey || ctrlKey || metaKey ? undefined : placeAfter(key, chosen, titles.length, messages.direction)
    if (to === undefined) return
    event.preventDefault()
    onChoose(to)
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus()
  }
  return (
    <div ref={element} className="tabs">
      <div ref={list} className="tab-list" role="tablist" aria-label={label}>
        {titles.map((title, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`${id}${index}`}
            className="tab"
            aria-selected={index === chosen}
            aria-controls={index === chosen ? `${id}panel` : undefined}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => onChoose(index)}
            onKeyDown={follow}
          >
            {title}
          </button>
        ))}
      </div>
      {/* In the tab order, since what it shows need not be. */}
      <div
        id={`${id}panel`}
        className="tab-panel"
        role="tabpanel"
        aria-labelledby={`${id}${chosen}`}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  )
}
