import { Button, EmptyState, Glyph, Notice, RowList, useModalContext } from "@latchkey/react/view"

/** Uses what nearly every view of a feature does. */
export const FeatureView = () => {
  const { kit, messages } = useModalContext()
  return (
    <EmptyState
      icon={
        <Glyph>
          <path d="M4 10h12" />
        </Glyph>
      }
      action={<Button onClick={() => kit.navigation.goBack()}>{messages.back}</Button>}
    >
      <RowList label={messages.back}>
        <Notice>{messages.back}</Notice>
      </RowList>
    </EmptyState>
  )
}
