import { useModalContext } from "../context/ModalContext.ts"
import { Button } from "./Button.tsx"

/** How many rows of a list a tab of the account view shows: what stands below the tabs stays within reach. */
export const ROWS_IN_TAB = 5

/** Below the first rows of a list in the account view: opens the view that has the whole list. */
export const ShowAll = ({
  view
}: {
  /** The id of the view. */
  readonly view: string
}) => {
  const { kit, messages, preload } = useModalContext()
  return (
    <Button onPointerEnter={() => preload(view)} onClick={() => kit.navigation.push(view)}>
      {messages.showAll}
    </Button>
  )
}
