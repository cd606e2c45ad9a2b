import { describe, expect, test } from 'vitest';
import { countWords } from './count-words.ts';

describe('words', () => {
  test.each([
    ['', 0],
    ['   \n\t ', 0],
    ['Cough', 1],
    ['Cough for three days.', 4],
    ['well-known, it’s q.d. 120/80', 4],
    ['**Assessment:** pneumonia\n- chest x-ray\n\n---\n', 4],
    ['| drug | dose |\n|---|---|\n| lisinopril | 10 mg |', 5],
    ['PID|1||000^^^HOSP~MR', 5],
    ['a,b,c and 150,000', 5],
    ['fever — since Monday… “bad”', 4],
    ['-- *** ### 👩‍⚕️ ✓', 0],
    ['Заключение: пневмония', 2],
    ['Πονοκέφαλος εδώ και τρεις μέρες', 5],
    ['ألم في الصدر', 3],
    ['כאב ראש', 2],
    ['폐렴 의심 환자', 3],
    ['Đau đầu dữ dội', 4],
    ['e\u0301te\u0301', 1],
    ['zero\u200Bwidth', 1],
    ['\uD835\uDC00\uD835\uDC01 bold', 2],
    ['\uD800 \uDC00', 1],
    ['\u0000\u0007', 0],
  ])('of %j are %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  // What the platform's own dictionaries say, as the oracle: the rule is a cheap one, and has to come near.
  test.each([
    ['zh', '患者三天前开始咳嗽,伴有发热,体温三十八度五,无胸痛。建议拍胸部X光片并多饮水,一周后复诊。'],
    ['ja', '患者は三日前から咳と発熱があり、体温は三十八度五分です。胸痛はありません。胸部X線検査を勧めます。'],
    ['th', 'ผู้ป่วยมีอาการไอและมีไข้มาสามวัน อุณหภูมิสามสิบแปดองศา ไม่มีอาการเจ็บหน้าอก แนะนำให้ดื่มน้ำมากๆ'],
    ['en', 'The patient has had a cough and a fever for three days; no chest pain. Chest x-ray advised.'],
    ['ru', 'Пациент кашляет три дня, температура тридцать восемь градусов, боли в груди нет.'],
  ])('of running text in %s come near what a dictionary says', (language, text) => {
    const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter(
      ({ isWordLike }) => isWordLike,
    ).length;
    expect(Math.abs(countWords(text) - words) / words).toBeLessThan(0.3);
  });

  // How its time grows: `npm run bench -- growth`.
  test('of two million characters are counted', () => {
    expect(countWords('cough '.repeat(333_333))).toBe(333_333);
  });
});
