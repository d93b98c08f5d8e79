import { useEffect } from "react"
import { Button } from "../../components/Button.tsx"
import { EmptyState } from "../../components/EmptyState.tsx"
import { WarningIcon } from "../../icons/icons.tsx"
import { useModalContext, useModalState } from "../../context/ModalContext.ts"

/** In the place of a view that no plugin has: the way back for the visitor, and a word to the developer. */
const Unknown = () => {
  const { kit, messages } = useModalContext()
  const asked = useModalState(({ navigation }) => navigation.stack.at(-1)?.view)
  useEffect(() => {
    if (asked === undefined) return
    kit
      .tell({
        code: "VIEW_UNKNOWN",
        message: `No installed plugin has a view "${asked}".`,
        advice: "Check its name, or install the plugin with its views: its entry that ends in /react.",
        page: "mistakes/#view_unknown"
      })
      // Who tells of a mistake has none of its own to tell.
      .catch(() => {})
  }, [kit, asked])
  return (
    <EmptyState
      icon={<WarningIcon />}
      action={<Button onClick={() => kit.navigation.goBack()}>{messages.back}</Button>}
    >
      {messages.viewUnknownText}
    </EmptyState>
  )
}

export default Unknown
