import { useRef } from "react"
import { createRoot } from "react-dom/client"

/** The least that shows a wallet to choose: React, a button, and a dialog with a row in it. */
const Bare = () => {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Connect wallet
      </button>
      <dialog ref={dialog}>
        <ul>
          <li>
            <button type="button">Instant Wallet</button>
          </li>
        </ul>
      </dialog>
    </>
  )
}

createRoot(document.getElementById("root")!).render(<Bare />)
