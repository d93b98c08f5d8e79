import { useRef, type ReactNode } from "react"
import { Button } from "../../components/Button.tsx"
import { IconTile } from "../../components/IconTile.tsx"
import { useModalContext } from "../../context/ModalContext.ts"
import { useStyleSheet } from "../../context/useStyleSheet.ts"
import css from "./help.css?inline"

/** One point of a help page. */
export interface HelpPoint {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
}

/** A few points, each with a drawing, and a button to go back. */
export const HelpPage = ({ points }: { readonly points: ReadonlyArray<HelpPoint> }) => {
  const { kit, messages } = useModalContext()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  return (
    <div ref={element} className="help">
      <ul role="list">
        {points.map(({ icon, title, text }) => (
          <li key={title}>
            <IconTile>{icon}</IconTile>
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Button onClick={() => kit.navigation.goBack()}>{messages.gotIt}</Button>
    </div>
  )
}
