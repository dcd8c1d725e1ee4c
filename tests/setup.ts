/// <reference types="@testing-library/jest-dom" />

// Its words are about elements: files that ask for Node's own environment have none.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');
