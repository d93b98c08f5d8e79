import type { Kit } from "@latchkey/core"
import { Button, Message, useModalContext, type ViewProps } from "@latchkey/react/view"
import { useState } from "react"
import type { terms } from "./terms.ts"

const Accept = ({ params }: ViewProps) => {
  const kit = useModalContext().kit as Kit<[ReturnType<typeof terms>]>
  const [busy, setBusy] = useState(false)
  const rest = () => setBusy(false)
  const accept = () => {
    setBusy(true)
    kit.terms.accept().then(rest, rest)
  }
  return (
    <>
      <Message>{String(params["text"])}</Message>
      <Button variant="main" busy={busy} onClick={accept}>
        Sign and accept
      </Button>
      <Button onClick={() => void kit.disconnect()}>Decline and disconnect</Button>
    </>
  )
}

export default Accept
