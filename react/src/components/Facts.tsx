import { type ReactNode, useRef } from "react"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import css from "./facts.css?inline"

/** What is known of one thing, line by line: `Fact`s. */
export const FactList = ({
  lined = false,
  children
}: {
  /** Each in a row of its own between hairlines; without, they stand close together. */
  readonly lined?: boolean
  readonly children: ReactNode
}) => {
  const element = useRef<HTMLDListElement>(null)
  useStyleSheet(element, css)
  return (
    <dl ref={element} className="facts" data-lined={lined || undefined}>
      {children}
    </dl>
  )
}

/** One line of a `FactList`. */
export const Fact = ({
  name,
  tone,
  wide = false,
  centred = false,
  children
}: {
  readonly name: ReactNode
  readonly tone?: "warning" | undefined
  /** The value stands below its name, as long as the list. */
  readonly wide?: boolean
  /** The value is taller than a line of text: a picture, a button, a choice. */
  readonly centred?: boolean
  readonly children: ReactNode
}) => (
  <div className="fact" data-tone={tone} data-wide={wide || undefined} data-centred={centred || undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
