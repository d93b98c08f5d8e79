/**
 * Why the server part refuses: `origin`, a request of another site; `request`, not what it should be; `message`, not letter
 * by letter after CAIP-122; `domain`, made for another site; `network`, not one of `chains`; `expired`, not within its
 * dates; `nonce`, unknown, used or another browser's; `signature`, not one of the account.
 */
export type SiwxRefusal =
  | "origin"
  | "request"
  | "message"
  | "domain"
  | "network"
  | "expired"
  | "nonce"
  | "signature"
