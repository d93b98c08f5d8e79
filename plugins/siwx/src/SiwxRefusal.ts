/**
 * Why the server part refuses: `origin`, a request of another site; `request`, not what it should be; `message`, not letter
 * by letter after CAIP-122; `domain`, made for another site; `network`, not one of `chains`; `expired`, not within its
 * dates; `nonce`, unknown, used or another browser's; `signature`, not one of the account; `too-many`, more than a client may have checked in
 * a minute; `busy`, too many contracts being asked.
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
  | "too-many"
  | "busy"
