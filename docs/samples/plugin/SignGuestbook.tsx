import type { Kit } from "@latchkey/core"
import { Button, Message, useModalContext } from "@latchkey/react/view"
import { useState } from "react"
import type { guestbook } from "./guestbook"

/** The view: built from the modal's own parts, so that it looks like every other one. */
const SignGuestbook = () => {
  const kit = useModalContext().kit as Kit<[ReturnType<typeof guestbook>]>
  const [busy, setBusy] = useState(false)

  const sign = () => {
    setBusy(true)
    kit
      .signMessage({ message: "I was here." })
      .then(
        (signature) => kit.guestbook.sign({ signature }),
        () => {}
      )
      .finally(() => setBusy(false))
  }

  return (
    <>
      <Message title="Sign the guest book">Your wallet will ask you to sign one sentence.</Message>
      <Button variant="main" busy={busy} onClick={sign}>
        Sign “I was here.”
      </Button>
    </>
  )
}

export default SignGuestbook
