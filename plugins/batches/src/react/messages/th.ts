import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "ชุดคำสั่งเรียก"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: {
      title: "กำลังส่งธุรกรรมของคุณ",
      text: "{wallet} กำลังดำเนินการ คุณปิดหน้านี้ได้"
    },
    confirmed: { title: "คำสั่งเรียกสำเร็จทั้งหมด", text: "{network} ดำเนินการครบทุกคำสั่งแล้ว" },
    partlyFailed: {
      title: "คำสั่งเรียกสำเร็จเพียงบางส่วน",
      text: "คำสั่งที่สำเร็จยังคงมีผล คำสั่งอื่นไม่ได้เปลี่ยนแปลงอะไร"
    },
    failed: {
      title: "คำสั่งเรียกล้มเหลวทั้งหมด",
      text: "ไม่มีคำสั่งใดเปลี่ยนแปลงอะไร เสียเฉพาะค่าธรรมเนียมเท่านั้น"
    },
    offchainFailure: {
      title: "คำสั่งเรียกไม่ได้ถูกส่ง",
      text: "{wallet} หยุดก่อนที่จะส่ง ไม่มีการใช้จ่ายใด"
    },
    unknown: {
      title: "ยืนยันไม่ได้ว่ารายการเหล่านี้ถูกส่งแล้ว",
      text: "คำสั่งอาจถูกดำเนินการไปแล้ว ตรวจสอบบัญชีของคุณก่อนส่งอีกครั้ง"
    }
  },
  checkAgain: "ตรวจสอบอีกครั้ง",
  done: "เสร็จสิ้น",
  none: "บัญชีนี้ยังไม่ได้ส่งคำสั่งเรียกจากหน้านี้",
  transactions: "ธุรกรรม",
  account: "จากบัญชี",
  network: "เครือข่าย",
  call: "คำสั่งเรียก {number}",
  callPays: "{amount} ถึง {address}",
  callTo: "ถึง {address}",
  allCalls: "คำสั่งเรียกทั้งหมด",
  transaction: "ธุรกรรม {number}",
  ended: {
    success: "สำเร็จ",
    failed: "ล้มเหลว",
    unknown: "ยังไม่ได้รับการยืนยัน"
  }
}
