import { demoPassword, emailOf, people } from './people.ts';

const loginOf = (role: 'owner' | 'administrator' | 'employee', label: string) => {
  const person = people.find((one) => one.role === role) ?? people[0];
  return {
    role,
    label: `${person.name}, ${label}`,
    email: emailOf(person),
    password: demoPassword,
  };
};

export const demoLogins = [
  loginOf('owner', 'ejer'),
  loginOf('administrator', 'administrator'),
  loginOf('employee', 'medarbejder'),
];
