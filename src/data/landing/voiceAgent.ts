import type {LandingPage} from '../schema';

/** /landingpage5 */
export const voiceAgent = {
  surface: 'dark',
  campaign: 'green',
  pageUrl: 'voice agent',
  demo: {
    heading: 'Hear it take a call',
    intro: 'Tell us what people call you about, and listen to an agent handle it from greeting to ticket.',
  },
  meta: {
    title: 'Voice agents',
    description:
      'Human-like voice agents that detect purpose, urgency and emotion, book appointments, raise tickets and send updates.',
    heading: 'A voice that understands why people call',
    intro: 'Human-like voice agents pick up, hear what the call is about and how urgent it is, and get it done.',
    actions: [{label: 'Get started', to: 'login'}],
  },
  points: {
    heading: 'What happens on a call',
    points: [
      {icon: 'voice', title: 'It listens', text: 'Purpose, urgency and emotion are detected while the caller speaks.'},
      {icon: 'clock', title: 'It books appointments', text: 'A time is found and confirmed before the call ends.'},
      {
        icon: 'headset',
        title: 'It raises tickets and sends updates',
        text: 'What needs a person becomes a ticket, and callers hear how it goes on.',
      },
      {icon: 'chat', title: 'It speaks any language', text: 'Callers use the language they think in.'},
    ],
  },
} satisfies LandingPage;
