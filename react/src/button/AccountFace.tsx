import { useLayoutEffect, useRef } from "react"
import { Avatar } from "../components/Avatar.tsx"
import type { AccountView } from "../context/AccountFace.ts"
import { accountButtonMessages } from "../messages/accountButton.ts"
import { fill } from "../messages/fill.ts"
import { adoptSheet, styledRoot } from "../theme/adoptSheet.ts"
import { ButtonImage } from "./ButtonImage.tsx"
import css from "./accountFace.css?inline"

const wordsOf = ({ messages }: AccountView) => ({ ...accountButtonMessages, ...messages })

/**
 * The content of the button of a connected account, from its end: who, in a capsule, and how much. What does not fit is left
 * out completely, first the balance, then the image: neither an address nor an amount is ever cut off.
 */
export const AccountFace = ({ view }: { readonly view: AccountView }) => {
  const { address = "", shortAddress, profileName, profileImage, balance, isBalanceFailed } = view
  const account = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const root = styledRoot(account.current)
    return root && adoptSheet(root, css)
  }, [])
  return (
    <>
      <span ref={account} className="latchkey-account" data-pending={view.isPending || undefined}>
        <span className="latchkey-name" dir={profileName === undefined ? "ltr" : "auto"} translate="no">
          {profileName ?? shortAddress}
        </span>
        <ButtonImage src={profileImage}>
          <Avatar address={address} size={24} />
        </ButtonImage>
      </span>
      {balance !== undefined && (
        <>
          {/* Makes words of their own of the two texts; nothing is drawn of it. */}{" "}
          <span
            className="latchkey-balance"
            dir="ltr"
            {...(isBalanceFailed ? { "data-failed": "", title: wordsOf(view).balanceUnavailable } : {})}
          >
            {balance}
          </span>
        </>
      )}
      {view.isBalanceLoading && <span className="latchkey-balance latchkey-blank" />}
    </>
  )
}

/** The accessible name of the button of a connected account: what it does and all that it shows, in document order. */
export const accountName = (view: AccountView): string => {
  const name = view.profileName ?? view.shortAddress ?? ""
  const shown = view.balance === undefined ? name : `${name} ${view.balance}`
  const messages = wordsOf(view)
  const known = view.isBalanceFailed ? `${shown}. ${messages.balanceUnavailable}` : shown
  const address = view.isPending ? `${known}. ${messages.pending}` : known
  return fill(messages.openAccount, { address })
}
