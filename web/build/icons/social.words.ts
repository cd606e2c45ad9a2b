/** What a link preview says, line by line. */
export const title = ['Write less.', 'Sign notes', 'you can stand', 'behind.'];
export const lead = ['Clinical documentation', 'on your own machine.'];
/** `[]` stands for what was taken out, one bracket an em or so. */
export const sample = [
  'Seen on [      ] at [          ].',
  '[         ], 47, MRN [      ],',
  'referred by Dr. [     ] for',
  'Crohn disease with worsening',
  'pain over the last two weeks.',
  'Call [          ] with the result.',
];
