import type { ReactNode } from "react"
import { Button } from "../../components/Button.tsx"
import { IconTile } from "../../components/IconTile.tsx"
import { useModal } from "../../modal/ModalContext.ts"

/** One thought of a help page. */
export interface HelpPoint {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
}

/** A few thoughts, each with a drawing, and the way back. */
export const HelpPage = ({ points }: { readonly points: ReadonlyArray<HelpPoint> }) => {
  const { kit, messages } = useModal()
  return (
    <div className="help">
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
