import { drawn } from "./icons.tsx"

export const CopyIcon = /* @__PURE__ */ drawn(
  "M7.25 7.25v-2c0-.8.7-1.5 1.5-1.5h6c.8 0 1.5.7 1.5 1.5v6c0 .8-.7 1.5-1.5 1.5h-2M5.25 7.25h6c.8 0 1.5.7 1.5 1.5v6c0 .8-.7 1.5-1.5 1.5h-6c-.8 0-1.5-.7-1.5-1.5v-6c0-.8.7-1.5 1.5-1.5Z"
)
export const SearchIcon = /* @__PURE__ */ drawn(
  "M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM13 13l3.5 3.5"
)
export const DisconnectIcon = /* @__PURE__ */ drawn(
  "M8 3.5H5.5C4.7 3.5 4 4.2 4 5v10c0 .8.7 1.5 1.5 1.5H8M12.5 13.5 16 10l-3.5-3.5M16 10H8",
  true
)
export const ExternalIcon = /* @__PURE__ */ drawn(
  "M8.5 4.5h-3c-.8 0-1.5.7-1.5 1.5v8.5c0 .8.7 1.5 1.5 1.5H14c.8 0 1.5-.7 1.5-1.5v-3M11.5 4H16v4.5M16 4l-6.5 6.5"
)
export const NetworkIcon = /* @__PURE__ */ drawn(
  "M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5ZM2.75 10h14.5M10 2.75c2 2 3 4.5 3 7.25s-1 5.25-3 7.25c-2-2-3-4.5-3-7.25s1-5.25 3-7.25Z"
)
export const WalletIcon = /* @__PURE__ */ drawn(
  "M14.5 6.5V5c0-.8-.7-1.5-1.5-1.5H5.25c-1 0-1.75.7-1.75 1.5s.7 1.5 1.5 1.5h10c.8 0 1.5.7 1.5 1.5v7c0 .8-.7 1.5-1.5 1.5H5c-.8 0-1.5-.7-1.5-1.5V5M13.25 11.5v.1"
)
export const KeyIcon = /* @__PURE__ */ drawn(
  "M7 16.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM9.7 10.1 16.25 3.5M13.5 6.25l2.25 2.25"
)
export const AppsIcon = /* @__PURE__ */ drawn(
  "M3.75 3.75h5v5h-5zM11.25 3.75h5v5h-5zM3.75 11.25h5v5h-5zM13.75 11.25v5M11.25 13.75h5"
)
export const CoinIcon = /* @__PURE__ */ drawn(
  "M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5ZM10 6.75 13.25 10 10 13.25 6.75 10z"
)
export const SplitIcon = /* @__PURE__ */ drawn(
  "M3.5 10h4l4-4.75h5M7.5 10l4 4.75h5M14.25 3l2.25 2.25-2.25 2.25M14.25 12.5l2.25 2.25L14.25 17",
  true
)
export const RetryIcon = /* @__PURE__ */ drawn("M16.25 10a6.25 6.25 0 1 1-1.9-4.5L16.5 7.5M16.5 3.5v4h-4")
