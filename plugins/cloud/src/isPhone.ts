interface WithHints {
  readonly userAgentData?: { readonly mobile?: boolean }
}

/** Whether the page is on a phone or a tablet, where wallets are apps. */
export const isPhone = (): boolean =>
  typeof navigator !== "undefined" &&
  ((navigator as WithHints).userAgentData?.mobile ?? /Android|iPhone|iPad|iPod/i.test(navigator.userAgent))
