import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "เซสชันอัจฉริยะ",
  session: "เซสชันอัจฉริยะ"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "ใช้งานอยู่", expired: "หมดอายุ", revoked: "เพิกถอนแล้ว" },
  none: {
    active: "ไม่มีแอปใดทำการแทนบัญชีนี้ได้",
    expired: "ไม่มีเซสชันของบัญชีนี้ที่หมดอายุ",
    revoked: "ไม่มีเซสชันของบัญชีนี้ที่ถูกเพิกถอน"
  },
  off: "เซสชันอัจฉริยะถูกปิดไว้ในหน้านี้",
  failed: "โหลดเซสชันอัจฉริยะของคุณไม่ได้",
  outdated: "รีเฟรชเซสชันอัจฉริยะของคุณไม่ได้ รายการเหล่านี้อาจเปลี่ยนไปแล้ว",
  readAgain: "รีเฟรช",
  unnamed: "แอปหนึ่ง",
  until: "ถึง {date}",
  endedAt: "สิ้นสุดเมื่อ {date}",
  revokedOn: "เพิกถอนเมื่อ {date}",
  allows: "ทำได้โดยไม่ต้องถามคุณ",
  spend: "ใช้จ่ายได้สูงสุด {amount} ต่อ{period}",
  call: "เรียก {functions} ของ {address}",
  actAs: "เรียกใช้ {functions} ของ {address} เสมือนเป็นบัญชีของคุณ",
  withValue: "ด้วยจำนวนสูงสุด {amount} ในแต่ละครั้ง",
  unread: "ยังมีอีกที่แสดงที่นี่ไม่ได้ ดูในกระเป๋าเงินของคุณ",
  units: "{count} หน่วยของ {address}",
  periods: { second: "วินาที", minute: "นาที", hour: "ชั่วโมง", day: "วัน", week: "สัปดาห์" },
  project: "แอป",
  account: "สำหรับบัญชี",
  network: "เครือข่าย",
  begun: "ให้สิทธิ์เมื่อ",
  ends: "สิ้นสุด",
  ended: "สิ้นสุดแล้ว",
  revoked: "เพิกถอนแล้ว",
  revoke: "เพิกถอนเซสชัน",
  revokeNote: "กระเป๋าเงินของคุณขอให้คุณลงนามรายการนี้ ไม่มีค่าใช้จ่าย",
  asking: "อนุมัติใน {wallet}",
  declined: "คุณปฏิเสธ เซสชันยังคงเดิม",
  revokeFailed: "เพิกถอนเซสชันอัจฉริยะไม่สำเร็จ ลองอีกครั้ง",
  gone: "เซสชันนี้ไม่มีอยู่แล้ว",
  grantedTitle: "ให้สิทธิ์เซสชันอัจฉริยะแล้ว",
  grantedText: "คุณเพิกถอนได้ทุกเมื่อในบัญชีของคุณ",
  refusedTitle: "ให้สิทธิ์มากกว่าที่ขอ",
  refusedText: "เซสชันนี้ไม่ได้ถูกใช้ เพิกถอนใน {wallet}",
  seeAll: "เซสชันอัจฉริยะทั้งหมด",
  done: "เสร็จสิ้น"
}
