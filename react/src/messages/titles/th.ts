// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "กิจกรรม",
  Approvals: "สิทธิ์ใช้จ่าย",
  Approve: "อนุมัติ",
  "Batch of calls": "ชุดคำสั่งเรียก",
  Buy: "ซื้อ",
  "Change e-mail": "เปลี่ยนอีเมล",
  "Choose a name": "เลือกชื่อ",
  "Choose token": "เลือกโทเคน",
  "Compatible networks": "เครือข่ายที่เข้ากันได้",
  "How you pay": "วิธีจ่าย",
  NFT: "ข้อมูล NFT",
  NFTs: "รายการ NFT",
  Name: "ชื่อ",
  Offers: "ข้อเสนอ",
  Payment: "การชำระเงิน",
  Proposals: "ข้อเสนอทั้งหมด",
  Purchases: "การซื้อ",
  Receive: "รับ",
  Review: "ตรวจทาน",
  "Revoke approval": "เพิกถอนสิทธิ์ใช้จ่าย",
  Send: "ส่ง",
  "Sign in": "เข้าสู่ระบบ",
  "Smart session": "เซสชันอัจฉริยะ",
  "Smart sessions": "เซสชันอัจฉริยะ",
  Swap: "สวอป",
  Tokens: "โทเคน",
  Transaction: "ธุรกรรม",
  Wallet: "กระเป๋าเงิน",
  "Your name": "ชื่อของคุณ"
}
