/** An event of the kit, for the page that lists them. */
export interface ListedEvent {
  readonly name: string
  /** When it happens. */
  readonly when: string
  /** Names of what it tells. */
  readonly properties: ReadonlyArray<string>
}

/** Every event that the kit and its plugins emit, by whose it is. */
export const events: ReadonlyArray<readonly [owner: string, events: ReadonlyArray<ListedEvent>]> = [
  [
    "The kit",
    [
      { name: "MODAL_OPEN", when: "The modal opens.", properties: ["connected"] },
      { name: "MODAL_CLOSE", when: "The modal closes.", properties: ["connected"] },
      { name: "CONNECT_SUCCESS", when: "A wallet has connected.", properties: ["method", "name"] },
      { name: "CONNECT_ERROR", when: "Connecting failed or was refused.", properties: ["message"] },
      { name: "DISCONNECT_SUCCESS", when: "A connection has ended.", properties: ["namespace", "code"] },
      { name: "DISCONNECT_ERROR", when: "A wallet could not be left.", properties: ["message"] },
      { name: "SWITCH_NETWORK", when: "The network has changed.", properties: ["network"] },
      {
        name: "TRANSACTION_SETTLED",
        when: "It is known what became of a transaction.",
        properties: ["kind", "network", "status", "hash", "amount", "decimals", "symbol"]
      },
      {
        name: "ERROR",
        when: "Something failed for reasons of its own.",
        properties: ["code", "message", "category"]
      },
      {
        name: "DIAGNOSTIC",
        when: "The developer is told something.",
        properties: ["code", "message", "advice", "page"]
      }
    ]
  ],
  ["cloud", [{ name: "SEARCH_WALLET", when: "A wallet is searched for.", properties: ["badge", "search"] }]],
  [
    "embedded",
    [
      { name: "EMAIL_VERIFICATION_CODE_SENT", when: "A code went out.", properties: [] },
      { name: "EMAIL_VERIFICATION_CODE_PASS", when: "A code was right.", properties: [] },
      { name: "EMAIL_VERIFICATION_CODE_FAIL", when: "A code was wrong.", properties: ["message"] },
      { name: "DEVICE_REGISTERED_FOR_EMAIL", when: "A device was confirmed.", properties: [] },
      { name: "EMAIL_EDIT", when: "Another address is asked for.", properties: [] },
      { name: "SOCIAL_LOGIN_STARTED", when: "A provider was chosen.", properties: ["provider"] },
      {
        name: "SOCIAL_LOGIN_REQUEST_USER_DATA",
        when: "The provider has answered.",
        properties: ["provider"]
      },
      { name: "SOCIAL_LOGIN_SUCCESS", when: "The visitor is signed in.", properties: ["provider"] },
      { name: "SOCIAL_LOGIN_CANCELED", when: "The visitor closed the window.", properties: ["provider"] },
      {
        name: "SOCIAL_LOGIN_ERROR",
        when: "The provider or the server refused.",
        properties: ["provider", "message"]
      },
      {
        name: "SET_PREFERRED_ACCOUNT_TYPE",
        when: "Another type of account was chosen.",
        properties: ["accountType", "network"]
      }
    ]
  ],
  [
    "send",
    [
      { name: "SEND_INITIATED", when: "The wallet is asked.", properties: ["network"] },
      { name: "SEND_SUCCESS", when: "It was mined.", properties: ["network", "arrived"] },
      { name: "SEND_ERROR", when: "It failed, or the wallet did.", properties: ["network", "code"] }
    ]
  ],
  [
    "swap",
    [
      { name: "INITIATE_SWAP", when: "The wallet is asked.", properties: ["network", "step"] },
      { name: "SWAP_SUCCESS", when: "It was carried out.", properties: ["network", "arrived"] },
      { name: "SWAP_ERROR", when: "It failed, or the wallet did.", properties: ["network", "code"] },
      { name: "SWAP_APPROVAL_SUCCESS", when: "The exchange may take what is sold.", properties: ["network"] },
      { name: "SWAP_APPROVAL_ERROR", when: "The approval failed.", properties: ["network", "code"] }
    ]
  ],
  [
    "pay",
    [
      { name: "PAY_MODAL_OPEN", when: "A payment is shown.", properties: ["network"] },
      { name: "PAY_INITIATED", when: "The wallet is asked.", properties: ["network"] },
      { name: "PAY_EXCHANGE_SELECTED", when: "An exchange was chosen.", properties: ["network"] }
    ]
  ]
]
